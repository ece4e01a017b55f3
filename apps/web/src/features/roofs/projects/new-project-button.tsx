import { Button } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'

import { NewProject } from './new-project.tsx'

export const NewProjectButton = ({ variant = 'filled' }: { readonly variant?: 'default' | 'filled' }) => {
  const say = useSay()
  return (
    <NewProject>
      {(begin) => (
        <Button variant={variant} onClick={begin}>
          {say('roofs.new-project')}
        </Button>
      )}
    </NewProject>
  )
}
