import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { inText } from '../../platform/coded/told.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { told } from '../../platform/messages.ts'
import { fields } from '../fields/wizard-fields.ts'

const { label, max } = fields.building.frontFacing

/** Degrees clockwise from north; null: not known. */
const frontFacing = z
  .number()
  .refine((degrees) => Number.isInteger(degrees) && degrees >= 0 && degrees <= max, inText(told('frontFacingOutside')))
  .nullable()
  .meta({ label })

/** What a person says of it. */
export const direction = z.strictObject({ frontFacing })

/** Which way a roof looks: for layout and drawings, whatever was paid. */
export const directionCalls = {
  keepDirection: endpoint({
    method: 'POST',
    path: '/api/projects/direction',
    summary: 'Keep which way the front of a roof looks, as a new revision with the same inputs and result; free',
    access: customer,
    about: 'project',
    keyScope: 'projects:write',
    body: direction.extend({ hash: z.string().min(1).max(100).meta({ label: 'Project hash' }) }),
    /** The revision that has it: the next one, or the same where nothing differs. */
    data: z.strictObject({ revision: z.number().int().min(1) }),
  }),
} as const
