import '../../ui/theme/styles.css'
import { reloadOnMissingChunk } from './chunk-reload.ts'

const setReloadDestination = reloadOnMissingChunk(window)

/**
 * Evaluates the app in parts with pauses in between. One long task would block a phone; with pauses, people can scroll
 * and click the server-rendered page meanwhile. The page preloads all parts together; the largest, React DOM, is last.
 */
async function start(): Promise<void> {
  await import('./start-router.ts')
  await nextTask()
  const { startApp } = await import('./start-app.tsx')
  await nextTask()
  await startApp(nextTask, setReloadDestination)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

void start()
