import { type CertificateForm, certificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import act from './act-design.json' with { type: 'json' }
import inspectionElsewhere from './inspection-elsewhere.json' with { type: 'json' }
import nsw from './nsw-design.json' with { type: 'json' }
import nt from './nt-section-40.json' with { type: 'json' }
import qld from './qld-form-15.json' with { type: 'json' }
import qldInspection from './qld-form-16.json' with { type: 'json' }
import sa from './sa-regulation-61.json' with { type: 'json' }
import tas from './tas-design.json' with { type: 'json' }
import vic from './vic-regulation-126.json' with { type: 'json' }
import vicInspection from './vic-regulation-126-inspection.json' with { type: 'json' }
import wa from './wa-design.json' with { type: 'json' }

const designs = [nsw, vic, qld, sa, wa, tas, nt, act]
const inspections = [qldInspection, vicInspection, inspectionElsewhere]

/** Published forms of the states: for each state one for a design and one for an inspection. */
export const certificateForms: readonly CertificateForm[] = [...designs, ...inspections].map((form) =>
  certificateForm.parse(form),
)

/** The form of a state by its code, "QLD"; undefined: there is none. */
export const formOfState = (
  stateCode: string,
  purpose: CertificateForm['purpose'] = 'design',
): CertificateForm | undefined =>
  certificateForms.find((form) => form.purpose === purpose && form.states.includes(stateCode))
