import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { MainAction } from './main-action.tsx'
import type { MotionState } from './use-motion.ts'

const problems = { denied: 'measuring.denied', absent: 'measuring.sensor-absent' } as const

type Props = { readonly state: MotionState; readonly start: () => void; readonly children: ReactNode }

/** The instrument once its sensor tells something; before that why it does not. */
export const SensorGate = ({ state, start, children }: Props) => {
  const say = useSay()
  if (state === 'live') return children
  if (state === 'quiet') return <Text role="status">{say('measuring.sensor-asking')}</Text>
  return (
    <>
      {state === 'off' ? null : <Text role="alert">{say(problems[state])}</Text>}
      <MainAction>
        <Button mih={56} onClick={start}>
          {say('measuring.start')}
        </Button>
      </MainAction>
    </>
  )
}

/** Why a measurement gave nothing. */
export const Refused = ({ why }: { readonly why: PlainCode | null }) => {
  const say = useSay()
  return <div role="alert">{why === null ? null : <Text>{say(why)}</Text>}</div>
}
