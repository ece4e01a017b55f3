import type { Say } from '@soundroof/words/language/say'
import type { FooterBlock } from '../blocks/blocks.ts'
import type { PackBlock } from '../pack/pack-blocks.ts'
import { builtPage } from './built-page.ts'
import type { CloseOutInput } from './close-out-input.ts'
import { photoPages } from './photo-pages.ts'
import { planAndDocuments } from './plan-and-documents.ts'

const footerOf = ({ provider, version, proof, identity }: CloseOutInput): FooterBlock => ({
  kind: 'footer',
  text: identity.reportNumber,
  provider: [provider.name, provider.phone, provider.web, 'valid as a whole only']
    .filter((part) => part !== '')
    .join(' · '),
  version: `Soundroof ${version.replace('-', ' ')}`,
  proof,
})

/** What was built and who states it, photographs, plan, parts, certificate and documents. */
export const closeOutPack = (say: Say, input: CloseOutInput): readonly PackBlock[] => [
  ...builtPage(say, input),
  ...photoPages(say, input),
  ...planAndDocuments(say, input),
  footerOf(input),
]
