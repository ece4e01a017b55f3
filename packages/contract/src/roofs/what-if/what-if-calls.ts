import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { saidProblem } from '../../platform/problem.ts'
import { layoutAnswer } from '../panel-layout/layout-calls.ts'
import { briefResult, codedBrief } from '../results/result.ts'
import { variation } from './variation.ts'

/** Two stand side by side on the screen. */
const mostVariants = 2

/** Drawn by the present rules, whatever the issued layout was drawn by. */
const variantDrawing = z.strictObject({
  /** The kept drawing where it takes as many panels as before, else as many placed anew; null: none can be drawn. */
  layout: layoutAnswer.nullable(),
  /** Why none can be drawn. */
  layoutProblems: z.array(saidProblem).readonly(),
  /** The panels do not lie where the issued layout has them. */
  isPlacedAnew: z.boolean(),
})
export type VariantDrawing = z.infer<typeof variantDrawing>

/** One result per variant, in the order of the request. */
export const whatIfAnswer = z.strictObject({
  /** Id of the present result, which the variants are of. */
  of: z.string(),
  variants: z
    .array(
      z.strictObject({
        result: briefResult,
        coded: codedBrief,
        /** Whether these inputs were charged for this project before: they cost nothing more. */
        charged: z.boolean(),
        /** Absent where they were not asked for. */
        ...variantDrawing.partial().shape,
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
      /** With the array of each variant on the roof. */
      drawn: z.boolean().default(false).meta({ label: 'Drawn' }),
    }),
    data: whatIfAnswer.nullable(),
  }),
} as const
