// Loaded before a server whose clock a journey advances (`advance` in launch-rise.ts), so that days of grace pass
// immediately. The clock then continues in real time.
const RealDate = Date
let aheadMs = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

function now() {
  return RealDate.now() + aheadMs
}

process.on('message', (/** @type {{ aheadMs?: unknown }} */ message) => {
  if (typeof message.aheadMs !== 'number') return
  aheadMs = message.aheadMs
  process.send?.({ aheadMs })
})
