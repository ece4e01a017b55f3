import type { ProjectMessages } from '@soundroof/contract/platform/messages/projects'
import type { Same } from '../../language/same.ts'

export const projects = {
  draftLost: 'Project has been lost please try again !',
  unfinishedProject: 'Detected an unfinished project on your local system, please confirm to continue to complete it?',
  sameAsLastJob: 'Same as my last job',
  filledAsLastJob: 'Filled in as in {name}. Please check every answer.',
  rackingLeftOut:
    'The racking system of that job, {id}, is no longer offered: please choose one, or keep the generic figures.',
  moduleLeftOut: 'The module of that job, {id}, is no longer offered: please choose one, or check the size range.',
  projectCopied:
    'Copied without the site of the other job and the picture of its roof. Please enter number, place, address, terrain and photos, and if they apply wind class, altitude, distance to the sea, hill, shielding and higher wall.',
  confirmDelete: 'This operation will permanently delete the item. Do you want to continue?',
  deleted: 'Successfully deleted',
  noRecord: 'No record',
  notEditable: 'This project is under review and can no longer be edited!',
  projectUnknown: 'This project does not exist or is not yours!',
  revisionUnknown: 'This project has no revision {revision}!',
  savedSinceSeen:
    'This project was saved again after this page was opened, so nothing was changed or paid. Load the page again to see what it says now!',
  draftChangedElsewhere: 'Another device has changed this draft. Read its changes first!',
  draftSavedElsewhere:
    'Another device has saved this draft as a project already, so it was not saved a second time. What you changed since stays on this device!',
  draftTooLong: 'This draft is too long to be kept with your account. Shorten its notes, or remove photos!',
  tooManyDrafts: 'Your account keeps {most} drafts at most. Finish or discard some!',
  savedSinceOpened:
    'Somebody saved other inputs of this project after it was opened here. Theirs were kept and yours were not saved. Open the project again and make your changes there!',
  recalculationSame: 'The present engine and figures give the same result. There is nothing new to keep!',
  recalculationOld: 'Only the result of the latest revision can be kept anew. Open the latest revision!',
  submitIncomplete: 'Please complete all five steps before you submit the project!',
  resultOfOtherProject:
    'The result of these inputs belongs to another project. This project was saved without a result; calculate it to have one of its own.',
  alreadySubmitted: 'This project is already submitted for review!',
} as const satisfies Same<ProjectMessages>
