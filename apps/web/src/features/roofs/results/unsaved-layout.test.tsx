import { MantineProvider } from '@mantine/core'
import { sayIn } from '@soundroof/words/say'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { alreadySaid, Speaking } from '../../../platform/words/use-say.ts'
import { nothingChanged, withObstacle } from './panel-layout/edit-layout.ts'
import { LayoutEditorPanel } from './panel-layout/layout-editor.tsx'
import { begun, did } from './panel-layout/unsaved/history.ts'
import { writeUnsaved } from './panel-layout/unsaved/unsaved-changes.ts'
import { useLayoutEditor } from './panel-layout/use-layout-editor.ts'

const laid = { answer: null, problem: alreadySaid('drawn elsewhere') }

const Editor = ({ revision, isOpen = true }: { readonly revision: number; readonly isOpen?: boolean }) => {
  const editor = useLayoutEditor({ hash: 'h', id: 'r', revision, array: { scale: 5 } }, laid, isOpen)
  if (editor === null) return 'no editor'
  return editor.isEditing ? 'the editor is open' : <LayoutEditorPanel editor={editor} />
}

const shown = (revision: number, isOpen = true): string => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const chimney = { kind: 'obstacle', plane: 'front', x: 3000, y: 2000, width: 800, height: 800 } as const
  const history = did(begun(nothingChanged), withObstacle(nothingChanged, chimney))
  writeUnsaved('h', { revision: 4, base: nothingChanged, history })
  return renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <QueryClientProvider client={new QueryClient()}>
          <Editor revision={revision} isOpen={isOpen} />
        </QueryClientProvider>
      </Speaking>
    </MantineProvider>,
  )
}

it('unsaved changes open again on the revision on which they were begun', () => {
  expect(shown(4)).toContain('the editor is open')
  expect(shown(4)).not.toContain('saved again')
})

it('they do not open on a roof that was saved since, and wait to be put on it or dropped', () => {
  const page = shown(5)
  expect(page).toContain('This project was saved again after your unsaved changes of its array.')
  expect(page).toContain('Put my changes on it')
  expect(page).toContain('Drop my changes')
  expect(page).not.toContain('the editor is open')
  expect(page).not.toContain('Edit the array on the roof')
})

it('nothing of it is offered once an engineer has the project', () => {
  expect(shown(5, false)).toMatch(/no editor$/)
})
