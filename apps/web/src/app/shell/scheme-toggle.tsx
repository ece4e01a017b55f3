import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useSay } from '../../platform/words/use-say.ts'

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0'
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5'

/** Light or dark; the system's preference until pressed. */
export const SchemeToggle = () => {
  const say = useSay()

  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      aria-label={say(other === 'dark' ? 'shell.switch-to-the-dark-colours' : 'shell.switch-to-the-light-colours')}
      onClick={() => setColorScheme(other)}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={scheme === 'dark' ? sun : moon} />
      </svg>
    </ActionIcon>
  )
}
