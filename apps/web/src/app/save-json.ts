import { saveFile } from './save-file.ts'

/** Downloads a value as a JSON file of this name. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, JSON.stringify(value, null, 2), 'application/json')
}
