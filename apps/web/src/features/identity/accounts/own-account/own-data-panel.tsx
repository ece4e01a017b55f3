import { Group, Text } from '@mantine/core'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { saveOwnData } from './save-own-data.ts'

export const ExportButton = () => {
  const say = useSay()
  return (
    <BusyButton variant="default" work={saveOwnData}>
      {say('identity.download-my-data')}
    </BusyButton>
  )
}

export const OwnDataPanel = ({ mayDelete }: { readonly mayDelete: boolean }) => {
  const say = useSay()
  return (
    <Panel title={say('identity.your-data')}>
      <Text mb="md">{say('identity.all-data-held-about-you-and')}</Text>
      <Group>
        <ExportButton />
        {mayDelete && (
          <ButtonLink to="/deleteAccount" variant="default">
            {say('identity.delete-account-2')}
          </ButtonLink>
        )}
      </Group>
    </Panel>
  )
}
