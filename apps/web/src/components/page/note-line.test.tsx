import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoteLine } from './note-line.tsx'

const html = (isOpen?: boolean): string =>
  renderToStaticMarkup(
    <NoteLine
      title="Review"
      line="Submitted."
      action={<button type="button">Withdraw</button>}
      {...(isOpen ? { isOpen } : {})}
    >
      <p>All of it</p>
    </NoteLine>,
  )

it('a note is one line with its action; the rest is behind a press', () => {
  const page = html()
  expect(page).toContain('<details><summary><strong>Review</strong><span>Submitted.</span></summary>')
  expect(page).toMatch(/<\/details>.*Withdraw/)
})

it('it is open from the start where the reader has something to do', () => {
  expect(html(true)).toContain('<details open="">')
})
