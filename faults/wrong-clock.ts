// Loaded with --import before a node of the service: its wall clock is off. Timers and the monotonic clock are not, as on
// a machine whose date was set wrong.
const offset = Number(process.env.FAULTS_CLOCK_OFFSET_SECONDS) * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, newTarget) =>
    Reflect.construct(RealDate, args.length === 0 ? [RealDate.now() + offset] : args, newTarget),
  apply: (RealDate) => new RealDate(RealDate.now() + offset).toString(),
  get: (RealDate, name) =>
    name === "now" ? () => RealDate.now() + offset : Reflect.get(RealDate, name, RealDate),
});
