import { Button, type ButtonProps } from '@mantine/core'
import { useBusy } from '../../platform/use-busy.ts'

type Props = ButtonProps & { readonly work: () => Promise<unknown> }

/** A button that turns until its work is done. */
export const BusyButton = ({ work, ...look }: Props) => {
  const [busy, during] = useBusy()
  return <Button loading={busy} onClick={() => void during(work())} {...look} />
}
