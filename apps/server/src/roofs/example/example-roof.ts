import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import wire from './example-roof.json' with { type: 'json' }

/** The shed of `apps/cli/examples`, in nobody's name: a test compares them. As a client sends it. */
export const exampleRoof: Readonly<Record<string, unknown>> = wire

const draftOf = (): ProjectDraft => {
  const parsed = parseWireProject(exampleRoof)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return projectDraft.parse(parsed.value.project)
}

export const exampleDraft: ProjectDraft = draftOf()
