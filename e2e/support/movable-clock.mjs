// Loaded before a server whose clock a journey moves (`advance` of launch-rise.ts): days of grace pass in a moment.
// From there, real time continues.
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
