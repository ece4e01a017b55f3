import { getRouteApi } from '@tanstack/react-router'
import { CertificateScreen } from '../../features/review/projects/certificate/certificate-screen.tsx'

const route = getRouteApi('/shell/console/certificate')

/** The certificate of a project of the queue; once it is delivered, the project follows. */
export const ConsoleCertificate = () => {
  const { project = '' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <CertificateScreen
      hash={project}
      onDelivered={() => void navigate({ to: '/console/project', search: { project } })}
    />
  )
}
