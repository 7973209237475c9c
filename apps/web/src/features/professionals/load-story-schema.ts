import { loadSchemas } from '../../app/forms/load-schemas.ts'

/** Loads the rules for changes of a story. Throws if they can't be loaded. */
export async function loadStorySchema() {
  return (await loadSchemas(() => import('./form-schemas.ts'))).formSchemas.story
}
