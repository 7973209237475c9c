import { loadSchemas } from '../../app/forms/load-schemas.ts'

/** Loads the rules that a change of a story follows. Throws when they cannot be loaded. */
export async function loadStorySchema() {
  return (await loadSchemas(() => import('./form-schemas.ts'))).formSchemas.story
}
