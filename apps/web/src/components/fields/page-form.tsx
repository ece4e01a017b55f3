import { Button, Group, Stack } from '@mantine/core'
import { useSay } from '../../platform/words/use-say.ts'
import type { FormProps } from '../page/form-dialog.tsx'

type Props = Omit<FormProps, 'onCancel'> & { readonly onBack?: () => void }

/** The fields of a page, one below the other, and the button that sends them. */
export const PageForm = ({ submitLabel, busy, danger = false, onSubmit, onBack, children }: Props) => {
  const say = useSay()
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group grow preventGrowOverflow={false} mt="xs">
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {say('components.back')}
            </Button>
          )}
          <Button type="submit" loading={busy} {...(danger ? { color: 'red' } : {})}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
