import type { Context } from '../platform/context.ts'

/** Loads the demo world: each feature's part, in the features' order. Doing it again changes nothing. */
export async function loadDemoWorld(_ctx: Context, _say: (line: string) => void): Promise<void> {}
