import { join } from 'node:path'
import type { Rollup } from 'vite'

type Graph = { readonly getModuleInfo: Rollup.GetModuleInfo }
type Closure = ReadonlySet<string>

const source = (path: string): string => join(import.meta.dirname, '../src', path)
const isOwn = (id: string): boolean => !id.includes('node_modules')

const walk = (start: string, next: (id: string) => readonly string[]): Closure => {
  const found = new Set([start])
  for (const id of found) for (const imported of next(id)) found.add(imported)
  return found
}

type Kit = { readonly components: string; readonly utils: string; readonly hooks: string; readonly others?: string }

/**
 * Parts of the component library that no first load needs; by name, because its one entry file hides who uses what. A part that
 * the first load comes to need exceeds that load's budget, which fails the build.
 */
const fields: Kit = {
  components: 'CloseButton InlineInput Input InputBase InputsGroupFieldset PasswordInput TextInput',
  utils: 'create-safe-context get-env get-auto-contrast-value',
  hooks: 'use-id use-merged-ref',
}

const dialogs: Kit = {
  components:
    'Checkbox Combobox Fieldset FileButton FileInput Floating FloatingIndicator FocusTrap Menu Modal ModalBase NativeSelect ' +
    'Overlay Popover Portal Radio ScrollArea SegmentedControl Tabs Textarea Tooltip',
  utils:
    'close-on-escape create-event-handler create-scoped-keydown-handler find-element-in-shadow-dom get-default-z-index ' +
    'get-ref-prop get-safe-id get-single-element-child primitive',
  hooks:
    'use-click-outside use-debounced-callback use-debounced-value use-focus-return use-focus-trap use-force-update ' +
    'use-long-press use-mounted use-mutation-observer use-resize-observer use-shallow-effect use-timeout use-window-event ' +
    'utils/shallow-equal utils/use-callback-ref',
  others:
    '@mantine/core/esm/core/DirectionProvider @mantine/core/esm/utils/Floating @floating-ui react-remove-scroll tslib',
}

const within = (folder: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}/`)

const filesOf = ({ components, utils, hooks, others = '' }: Kit): RegExp =>
  new RegExp(
    [
      ...within('@mantine/core/esm/components', components),
      ...within('@mantine/core/esm/core/utils', utils),
      ...within('@mantine/hooks/esm', hooks),
      ...others.split(' ').filter((name) => name !== ''),
    ].join('|'),
  )

/** Every page of somebody who is logged in opens the device's store; it must not bring a page's code with it. */
const ofDevice = /\/node_modules\/dexie\/|\/src\/platform\/(?:device|workers)\//

const kits = { fields: filesOf(fields), dialogs: filesOf(dialogs) }

/** Closures of the first load and of every page or dialog that is loaded later. */
const closuresFrom = (main: string, graph: Graph) => {
  const staticOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const lateOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = walk(main, (id) => [...staticOf(id), ...lateOf(id)])
  const late = new Set([...all].flatMap(lateOf))
  return { first: walk(main, staticOf), late: new Map([...late].map((entry) => [entry, walk(entry, staticOf)])) }
}

const named = (groups: Readonly<Record<string, RegExp>>, ids: readonly string[]): string =>
  Object.entries(groups)
    .filter(([, pages]) => ids.some((id) => pages.test(id)))
    .map(([name]) => name)
    .join('-')

/**
 * Names the file for a module that several pages share, so that a page asks for a handful of files in place of a hundred: one
 * file for each set of pages that people open one after another. What a light page uses is not put together with what only the
 * heavy ones use.
 */
export const sharedChunk = (light: Readonly<Record<string, RegExp>>, heavy: Readonly<Record<string, RegExp>>) => {
  let closures: ReturnType<typeof closuresFrom> | undefined
  return (id: string, graph: Graph): string | null => {
    const kit = named(kits, [id])
    if (kit !== '') return kit
    closures ??= closuresFrom(source('main.tsx'), graph)
    if (closures.first.has(id)) return null
    if (ofDevice.test(id)) return 'device'
    if (!isOwn(id)) return null
    const users = [...closures.late].filter(([, closure]) => closure.has(id)).map(([entry]) => entry)
    return users.length < 2 ? null : named(light, users) || named(heavy, users) || null
  }
}
