import { Button, Popover, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './project-bar.module.css'

type Props = { readonly label: string; readonly children: ReactNode }

/** Further actions below a button; a press on one of them closes it. */
export const ActionMenu = ({ label, children }: Props) => {
  const [opened, setOpened] = useState(false)
  return (
    <Popover position="bottom-end" width={250} shadow="md" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.menu}
          rightSection={<i aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p={6}>
        <Stack gap={0} onClick={() => setOpened(false)}>
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
