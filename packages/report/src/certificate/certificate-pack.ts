import type { Say } from '@soundroof/words/language/say'
import { actionTables } from '../blocks/actions-blocks.ts'
import type { FooterBlock } from '../blocks/blocks.ts'
import type { PackBlock } from '../pack/pack-blocks.ts'
import { actionsPage } from './actions-page.ts'
import { basisBlocks, basisPage } from './basis-page.ts'
import type { CertificateInput } from './certificate-input.ts'
import { formPage } from './form-page.ts'
import { statementPage } from './statement-page.ts'

export const footerOf = ({ provider, version, proof, identity }: CertificateInput): FooterBlock => ({
  kind: 'footer',
  text: identity.reportNumber,
  provider: [provider.name, provider.phone, provider.web, 'valid as a whole only']
    .filter((part) => part !== '')
    .join(' · '),
  version: `Soundroof ${version.replace('-', ' ')}`,
  proof,
})

/** A result without actions by zone fills no page with them: its basis stands below. */
const calculationPages = (say: Say, input: CertificateInput) =>
  actionTables(say, input.result).length === 0
    ? { before: [...actionsPage(say, input), ...basisBlocks(say, input)], after: [] }
    : { before: actionsPage(say, input), after: basisPage(say, input) }

/** Statement of structural adequacy, actions and combinations, content for the form of the state, basis. */
export const certificatePack = (say: Say, input: CertificateInput): readonly PackBlock[] => {
  const { before, after } = calculationPages(say, input)
  return [...statementPage(say, input), ...before, ...formPage(say, input), ...after, footerOf(input)]
}
