import { drawPicture, upload } from '../../src/features/pictures/pictures.factory.ts'
import { type SignedInClient, send } from '../../src/features/session/accounts.factory.ts'
import type { TestApp } from '../client.ts'
import { MARK, must } from './people.ts'

/** Records a guest's page view. */
export async function view(app: TestApp, path: string): Promise<void> {
  await must(send(app, 'POST', '/api/v1/page-views', { body: { path } }))
}

/** Requests a path. Throws unless the status is 200. */
export async function openFile(app: TestApp, path: string): Promise<void> {
  const { statusCode, body } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${body}`)
}

export async function picture(app: TestApp, { token }: SignedInClient, purpose: string): Promise<string> {
  const reply = upload(app, await drawPicture(640, 480), { token, purpose, alt: MARK })
  return (await must(reply)).result._id
}
