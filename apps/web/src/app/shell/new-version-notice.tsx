import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { updateLater, updateNow } from '../../platform/new-version/new-version.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'
import classes from './new-version-notice.module.css'

/** At the bottom of the screen; takes neither the focus nor the page. */
export const NewVersionNotice = () => {
  const say = useSay()
  const [isUpdating, setUpdating] = useState(false)
  const update = async () => {
    setUpdating(true)
    await updateNow().catch(() => toast('components.new-version-not-loaded', 'problem'))
    setUpdating(false)
  }
  return (
    <section className={classes.notice} aria-label={say('components.a-new-version-is-ready')}>
      <div role="status">
        <Text fw={600}>{say('components.a-new-version-is-ready')}</Text>
        <Text size="sm">{say('components.what-you-entered-stays')}</Text>
      </div>
      <Group gap={8} wrap="nowrap">
        <Button size="md" mih={48} loading={isUpdating} onClick={() => void update()}>
          {say('components.update-now')}
        </Button>
        <Button size="md" mih={48} variant="default" disabled={isUpdating} onClick={updateLater}>
          {say('components.later')}
        </Button>
      </Group>
    </section>
  )
}
