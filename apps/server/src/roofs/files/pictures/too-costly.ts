import { refuse } from '../../../platform/http/refused.ts'

/** A picture that would take too long to decode: its sender is told to save it as a JPEG. */
export const tooCostly = () => refuse(400, 'imageTooCostly')
