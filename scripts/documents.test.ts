import { expect, it } from 'vitest'
import { pageOf } from './documents.mjs'
import { licencesPage, lockedPackages, packagesWithLicences } from './licences.mjs'

it('a document is a page: headings that links reach, tables, lists, and signs of HTML as they are written', () => {
  const markdown = `# Book & more

- one *thing*
  goes on
- [roofs](common-roofs.md), [a 1](#a-1)

| id | what |
|---|---|
| a | x < 3 \\| **fails** |

## a 1

Two lines
of \`npm run\`.
`
  const page = pageOf(markdown)
  expect(page).toContain('<title>Book &amp; more</title>')
  expect(page).toContain(
    '<ul><li>one <em>thing</em> goes on</li><li><a href="common-roofs.html">roofs</a>, <a href="#a-1">a 1</a></li></ul>',
  )
  expect(page).toContain(
    '<table><tr><th>id</th><th>what</th></tr><tr><td>a</td><td>x &lt; 3 | <strong>fails</strong></td></tr></table>',
  )
  expect(page).toContain('<h2 id="a-1">a 1</h2>')
  expect(page).toContain('<p>Two lines of <code>npm run</code>.</p>')
})

it('every package is a row of the page of licences', () => {
  const packages = packagesWithLicences(lockedPackages())
  const page = pageOf(licencesPage(packages))
  for (const { name, version } of packages) expect(page).toContain(`<tr><td>${name}</td><td>${version}</td>`)
})
