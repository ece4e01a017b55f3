import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DeleteDialog } from '../../../../components/roofs/delete-dialog.tsx'
import { RoofThumbnail } from '../../../../components/roofs/roof-thumbnail.tsx'
import { roofTitle } from '../../../../components/roofs/roofs-of-project.ts'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { AddRoofDialog } from './add-roof-dialog.tsx'
import { RenameRoofDialog } from './rename-roof-dialog.tsx'
import styles from './roof-strip.module.css'
import { useRoofs } from './use-roofs.ts'

type Props = { readonly roof: ProjectSummary }
type ItemProps = { readonly item: ProjectSummary; readonly isShown: boolean }

/** On a phone the strip scrolls: the roof that is shown comes into view. */
const Item = ({ item, isShown }: ItemProps) => {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  return (
    <li ref={place}>
      <Link
        className={styles.roof}
        to="/project_result"
        search={{ project: item.hash }}
        aria-current={isShown ? 'page' : undefined}
      >
        <RoofThumbnail {...item} />
        <span className={styles.words}>
          <span className={styles.name}>{roofTitle(item)}</span>
          <VerdictBadge project={item} />
        </span>
      </Link>
    </li>
  )
}

type Dialog = 'add' | 'copy' | 'rename' | 'delete'

const small = { size: 'compact-sm', variant: 'subtle' } as const

type ActionsProps = Props & { readonly onChoose: (dialog: Dialog) => void }

const Actions = ({ roof, onChoose }: ActionsProps) => {
  const name = { roof: roofTitle(roof) }
  return (
    <div className={styles.actions}>
      <Button {...small} onClick={() => onChoose('add')}>
        {text('Add a roof')}
      </Button>
      {roof.status < firstReadOnlyStatus ? (
        <Button {...small} aria-label={text('Rename {roof}', name)} onClick={() => onChoose('rename')}>
          {text('Rename')}
        </Button>
      ) : null}
      <Button {...small} aria-label={text('Copy {roof}', name)} onClick={() => onChoose('copy')}>
        {text('Copy')}
      </Button>
      <Button
        {...small}
        color="red"
        className={styles.delete}
        aria-label={text('Delete {roof}', name)}
        onClick={() => onChoose('delete')}
      >
        {text('Delete')}
      </Button>
    </div>
  )
}

/** The roofs of a project, each with its answer, where it has several. */
export const RoofStrip = ({ roof }: Props) => {
  const roofs = useRoofs(roof)
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const onDeleted = () => {
    const [next] = roofs.filter(({ hash }) => hash !== roof.hash)
    void queries.invalidateQueries({ queryKey: ['projects'] })
    goTo(next ? `/project_result?${new URLSearchParams({ project: next.hash })}` : '/project_existing', 'replace')
  }
  if (roofs.length < 2) return null
  return (
    <nav className={styles.strip} aria-label={text('Roofs of this project')}>
      <ul className={styles.roofs}>
        {roofs.map((item) => (
          <Item key={item.hash} item={item} isShown={item.hash === roof.hash} />
        ))}
      </ul>
      <Actions roof={roof} onChoose={setDialog} />
      {dialog === 'add' && <AddRoofDialog roof={roof} roofs={roofs} copy="site" onClose={close} />}
      {dialog === 'copy' && <AddRoofDialog roof={roof} roofs={roofs} copy="all" onClose={close} />}
      {dialog === 'rename' && <RenameRoofDialog roof={roof} onClose={close} />}
      <DeleteDialog project={dialog === 'delete' ? roof : null} isOneOfSeveral onClose={close} onDeleted={onDeleted} />
    </nav>
  )
}

/** For a project of one roof, among its other actions. */
export const AddRoofButton = ({ roof }: Props) => {
  const roofs = useRoofs(roof)
  const [isOpen, setOpen] = useState(false)
  if (roofs.length > 1) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('Add a roof')}
      </Button>
      {isOpen && <AddRoofDialog roof={roof} roofs={roofs} copy="site" onClose={() => setOpen(false)} />}
    </>
  )
}
