import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { briefResult, codedBrief } from '../results/result.ts'
import { variation } from './variation.ts'

/** Two stand side by side on the screen. */
const mostVariants = 2

/** One result per variant, in the order of the request. */
export const whatIfAnswer = z.strictObject({
  variants: z
    .array(
      z.strictObject({
        result: briefResult,
        coded: codedBrief,
        /** Whether these inputs were charged for this project before: they cost nothing more. */
        charged: z.boolean(),
      }),
    )
    .readonly(),
})
export type WhatIfAnswer = z.infer<typeof whatIfAnswer>

/** For a project whose result was charged. */
export const whatIfCalls = {
  whatIf: endpoint({
    method: 'POST',
    path: '/api/projects/what_if',
    summary:
      'The present revision of a project with another array or other assumptions, where its result was charged; nothing is ' +
      'issued or charged',
    access: customer,
    about: 'project',
    keyScope: 'assess',
    body: z.strictObject({
      hash: z.string().min(1).max(100).meta({ label: 'Project hash' }),
      variants: z.array(variation).min(1).max(mostVariants).readonly().meta({ label: 'Variants' }),
    }),
    data: whatIfAnswer.nullable(),
  }),
} as const
