import { calculate } from './calculate.ts'

export default calculate
