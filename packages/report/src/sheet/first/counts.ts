import type { SettingOut } from '../../setting-out/setting-out.ts'

export const feetOf = (faces: readonly SettingOut[]): number =>
  faces.flatMap(({ rails }) => rails).reduce((sum, { feet }) => sum + feet.length, 0)
export const railsOf = (faces: readonly SettingOut[]): number => faces.reduce((sum, { rails }) => sum + rails.length, 0)
export const jointsOf = (faces: readonly SettingOut[]): number =>
  faces.flatMap(({ rails }) => rails).reduce((sum, { joints }) => sum + joints.length, 0)
export const stepOf = (faces: readonly SettingOut[]): number =>
  Math.max(0, ...faces.flatMap(({ rails }) => rails.map(({ step }) => step)))
