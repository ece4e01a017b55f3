import { sealUnderNewKey } from './accepted-record-secret.ts'
import { bringForward } from './bring-forward.ts'
import { judgeSecrets, type SomeSecrets } from './judge-secrets.ts'
import { keepSecrets } from './keep-secrets.ts'
import type { KeptSecret } from './secret-checks.ts'

type Needs = Parameters<typeof bringForward>[0] & {
  readonly secrets: SomeSecrets
  /** Secrets that the operator accepts although they differ from those before. */
  readonly acceptable?: readonly KeptSecret[]
}

/** Migrates a database only with the secrets that it was written with; checks them before the first write. */
export const bringForwardWithSecrets = async ({ secrets, acceptable = [], ...needs }: Needs): Promise<void> => {
  const judged = await judgeSecrets(needs.db, secrets, acceptable)
  if (judged.accepted.includes('records')) await sealUnderNewKey(needs.db)
  await bringForward(needs)
  await keepSecrets(needs.db, judged, needs)
}
