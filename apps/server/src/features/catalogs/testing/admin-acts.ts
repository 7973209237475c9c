import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'

/** Makes admins' calls on catalogs. */
export async function adminActs(acts: RecordedActs): Promise<void> {
  const tags = { name: 'tags' }
  const entry = { name: 'Sabbaticals', group: 'Careers', aliases: [] as string[] }
  const newEntry = await acts.call('catalog.added', 'POST /api/v1/admin/catalogs/{name}', { params: tags, body: entry })
  const ofEntry = { ...tags, slug: newEntry.slug }
  const renameInput = {
    params: ofEntry,
    body: { ...entry, name: 'A sabbatical', retired: false, version: newEntry.version },
  }
  const { version: next } = await acts.call('catalog.changed', 'PUT /api/v1/admin/catalogs/{name}/{slug}', renameInput)
  const merge = { params: ofEntry, body: { into: 'career-change', version: next } }
  await acts.call('catalog.merged', 'POST /api/v1/admin/catalogs/{name}/{slug}/merge', merge)
}
