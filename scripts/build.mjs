// npm run build: builds the web app, once for each language that the installation offers, its page renderer, and the mail
// templates.
import { offeredLanguages } from './offered-languages.mjs'
import { exitWith } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

const web = ['vite', 'build', 'apps/web', '--config', 'apps/web/vite.config.ts']

async function main() {
  for (const language of offeredLanguages()) {
    const { status } = await runCommand(web, { env: { WEB_LANGUAGE: language }, show: true })
    if (status !== 0) return status
  }
  const renderer = await runCommand([...web, '--ssr', 'src/app/boot/entry-server.tsx'], { show: true })
  if (renderer.status !== 0) return renderer.status
  const mails = ['vite', 'build', 'apps/server', '--config', 'apps/server/vite.config.ts']
  return (await runCommand(mails, { show: true })).status
}

await exitWith(main)
