import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { importCourses } from './import/import-courses.ts'

interface Entry extends Readonly<Record<string, unknown>> {
  readonly title: string
}

/** Imports courses. Missing fields stay unspecified, and missing links are derived from titles. */
export async function importEntries(world: World, ...entries: readonly Entry[]) {
  const completeEntries = entries.map((entry) => ({
    ...{ provider: 'Mill School', link: `https://courses.example/${encodeURIComponent(entry.title)}` },
    ...entry,
  }))
  return importCourses(world.ctx, await world.writeFile('courses.json', JSON.stringify(completeEntries)))
}

/** Uploads a file as an admin. */
export async function uploadCourses(app: TestApp, { token }: SignedInClient, text: string) {
  const form = new FormData()
  form.append('file', new Blob([text]), 'courses.csv')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/v1/admin/course-imports',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
