import type { Page } from '@playwright/test'
import { photos } from '../fixtures/make-photos.ts'
import type { Roof } from './roofs.ts'
import { addPhotos, atStep, calculate, completeStep, enter, nameProject, next, startProject } from './wizard.ts'

/** Through the wizard, with photos, to the result. */
export const describeRoof = async (page: Page, roof: Roof): Promise<void> => {
  const [north, south, span, connection] = (await photos()).map(({ path }) => path) as [string, string, string, string]
  await startProject(page)
  await nameProject(page, roof.name, roof.number)
  await completeStep(page, roof.building, 'project_new2')
  await completeStep(page, roof.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, roof.structure, 'project_new5')
  await enter(page, roof.roofType)
  await calculate(page)
}
