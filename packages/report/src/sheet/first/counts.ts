import type { SettingOut } from '../../setting-out/setting-out.ts'

export const feetOf = (faces: readonly SettingOut[]): number =>
  faces.flatMap(({ rails }) => rails).reduce((sum, { feet }) => sum + feet.length, 0)
export const railsOf = (faces: readonly SettingOut[]): number => faces.reduce((sum, { rails }) => sum + rails.length, 0)
export const jointsOf = (faces: readonly SettingOut[]): number =>
  faces.flatMap(({ rails }) => rails).reduce((sum, { joints }) => sum + joints.length, 0)
/** mm from one foot to the next: of the rail where it is least, and of the one where it is most. */
export const stepsOf = (faces: readonly SettingOut[]): { readonly least: number; readonly most: number } => {
  const steps = faces.flatMap(({ rails }) => rails.map(({ step }) => step))
  return { least: steps.length === 0 ? 0 : Math.min(...steps), most: Math.max(0, ...steps) }
}
