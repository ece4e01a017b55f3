import { Button } from '@mantine/core'
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
import { useSay } from '../../../../platform/words/use-say.ts'
import { AddRoofDialog } from './add-roof-dialog.tsx'
import { RenameRoofDialog } from './rename-roof-dialog.tsx'
import styles from './roof-strip.module.css'
import { useRoofs } from './use-roofs.ts'

type Props = { readonly roof: ProjectSummary }
type ItemProps = { readonly item: ProjectSummary; readonly isShown: boolean }

/** On a phone the strip scrolls, so this scrolls the shown roof into view. */
const Item = ({ item, isShown }: ItemProps) => {
  const say = useSay()

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
          <span className={styles.name}>{roofTitle(say, item)}</span>
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
  const say = useSay()

  const name = { roof: roofTitle(say, roof) }
  return (
    <div className={styles.actions}>
      <Button {...small} onClick={() => onChoose('add')}>
        {say('roofs.add-a-roof')}
      </Button>
      {roof.status < firstReadOnlyStatus ? (
        <Button {...small} aria-label={say('roofs.rename-roof', name)} onClick={() => onChoose('rename')}>
          {say('roofs.rename')}
        </Button>
      ) : null}
      <Button {...small} aria-label={say('roofs.copy', name)} onClick={() => onChoose('copy')}>
        {say('components.copy')}
      </Button>
      <Button
        {...small}
        color="red"
        className={styles.delete}
        aria-label={say('roofs.delete', name)}
        onClick={() => onChoose('delete')}
      >
        {say('components.delete')}
      </Button>
    </div>
  )
}

/** The roofs of a project with several, each with its verdict. */
export const RoofStrip = ({ roof }: Props) => {
  const say = useSay()

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
    <nav className={styles.strip} aria-label={say('roofs.roofs-of-this-project')}>
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
