import { afterAll, beforeAll } from 'vitest'
import { type UsedWorld, useWorld } from '../../../../test/use-world.ts'
import type { BackendOptions } from '../../../backend.ts'
import { loadConfig } from '../../../load-config.ts'
import type { Config } from '../../../platform/config.ts'
import { type PushService, startPushService } from './push-service.fixture.ts'

interface PushWorld extends UsedWorld {
  readonly service: PushService
}

interface PushWorldOptions extends Omit<Partial<BackendOptions>, 'config'> {
  readonly languages?: Config['languages']
}

/**
 * Creates a world like `useWorld`, with a push service that the server also reaches as `https://push.example`. The
 * world's tasks run.
 */
export async function usePushWorld({ languages = ['en'], ...options }: PushWorldOptions = {}): Promise<PushWorld> {
  const service = await startPushService()
  const env = { FETCH_ALLOW_ORIGINS: `${service.site.origin},https://push.example=${service.site.origin}` }
  // Closed after the world has stopped.
  afterAll(() => service.site.stop())
  const usedWorld = useWorld({ ...options, config: { ...loadConfig(env), rateLimit: 0, languages } })
  beforeAll(() => usedWorld.world.backend.queue.work(usedWorld.world.ctx))
  return { ...usedWorld, service }
}
