import type { Page } from '@playwright/test'

const areas = 'shell|components|identity|money|help|measuring|roofs|review|administration|report|results|sheet|messages'
/** No address, such as `user@help.example`, and no file, such as `report.pdf`. */
const ending = '(?:pdf|csv|json|html|zip|com|org|net|example)(?![\\w-])'
const bare = new RegExp(`(?<![\\w@/.-])(?:${areas})\\.(?!${ending})[a-z0-9-]{2,}`, 'g')

export const codesIn = (text: string): readonly string[] => [...new Set(text.match(bare))]

const textsOf = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = [document.title]
  while (walker.nextNode()) texts.push((walker.currentNode as Text).data)
  const told = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [...texts, ...told]
}

/** Codes that a page shows, or tells a screen reader, in place of their words. */
export const bareCodesOn = async (page: Page, name: string): Promise<readonly string[]> =>
  codesIn((await page.evaluate(textsOf)).join('\n')).map((code) => `${name} shows the code ${code}`)
