import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { remindAffected } from './affected/remind-affected.task.ts'
import { importLayoffs } from './import/import-layoffs.ts'

export const HEADER = 'Company,headquarter,layoff,Date'

/** Writes a CSV file of these lines. Returns its path. */
export function csvFile(world: World, ...lines: readonly string[]): Promise<string> {
  return world.writeFile('layoffs.csv', `${lines.join('\n')}\n`)
}

/** Imports rows below the usual header. */
export async function importRows(world: World, ...rows: readonly string[]) {
  return importLayoffs(world.ctx, await csvFile(world, HEADER, ...rows))
}

/** Uploads a CSV file as an admin. */
export async function uploadCsv(app: TestApp, { token }: SignedInClient, text: string) {
  const form = new FormData()
  form.append('file', new Blob([text]), 'layoffs.csv')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/v1/admin/layoff-imports',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Reminds affected people whose choice ends soon. */
export function remindAffectedDue({ ctx }: World): Promise<void> {
  return remindAffected.handle(ctx, {})
}
