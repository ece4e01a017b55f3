import type { Problem } from '@soundroof/contract/platform/problem'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { Variation } from '@soundroof/contract/roofs/what-if/variation'
import { variationProblems, variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { askedHashesOf } from './asked-hash.ts'
import { calculateRoof } from './calculate.ts'
import { type CalculationContext, stepContextOf } from './calculation-context.ts'
import { type AskedDrawing, drawnVariant, issuedArray } from './drawn-variant.ts'
import { calculatedSteps } from './received-project.ts'

/** A saved project, and its variants. */
export type AskedWhatIf = {
  readonly draft: unknown
  readonly variants: readonly Variation[]
  /** Name of the provider, for messages. */
  readonly provider: string
  /** Null: the arrays are not drawn. */
  readonly drawing: AskedDrawing | null
}

/** A calculated variant in words and in codes; the JSON is made in the thread. */
export type CalculatedVariant = {
  readonly askedHashes: readonly string[]
  readonly resultJson: string
  readonly codedJson: string
  /** Its array on the roof; null: not asked for. */
  readonly drawingJson: string | null
}

/** Or the problems of the variants. */
export type AnsweredWhatIf =
  | { readonly ok: true; readonly variants: readonly CalculatedVariant[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Why a what-if may not vary so, or what the wizard would refuse. */
export const problemsOfVariation = (
  project: ProjectDraft,
  variation: Variation,
  context: CalculationContext,
): readonly Problem[] => {
  const known = variationProblems(project, variation, context.choices)
  if (known.length > 0) return known
  const varied = variedProject(project, variation, context.choices)
  return problemsOfSteps(calculatedSteps, varied, stepContextOf(context))
}

/** Names a field of the second variant `variants.1.tiltAngle`. */
const named = (index: number, { field, ...told }: Problem): Problem => ({
  field: `variants.${index}.${field.replace('options.', '')}`,
  ...told,
})

type Calculate = (variation: Variation) => CalculatedVariant

/** Each variant of the project, on its roof where that is asked for. */
const calculator = (project: ProjectDraft, drawing: AskedDrawing | null, context: CalculationContext): Calculate => {
  const issued = drawing && issuedArray(drawing, project, context)
  return (variation) => {
    const varied = variedProject(project, variation, context.choices)
    const input = resolveInput(varied, context.choices)
    const { answerJson, answerCodedJson, codedJson } = calculateRoof(input, false, context)
    const assessed = { project: varied, input, result: JSON.parse(codedJson) }
    return {
      askedHashes: askedHashesOf(input),
      resultJson: answerJson,
      codedJson: answerCodedJson,
      drawingJson: issued && JSON.stringify(drawnVariant(issued, assessed, context)),
    }
  }
}

export const whatIfOn = (
  { draft, variants, provider, drawing }: AskedWhatIf,
  figures: Omit<CalculationContext, 'provider'>,
): AnsweredWhatIf => {
  const context = { ...figures, provider }
  const project = projectDraft.parse(draft)
  const problems = variants.flatMap((variation, index) =>
    problemsOfVariation(project, variation, context).map((problem) => named(index, problem)),
  )
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, variants: variants.map(calculator(project, drawing, context)) }
}
