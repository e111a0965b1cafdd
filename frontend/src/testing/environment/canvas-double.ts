/** jsdom draws nothing: a canvas that takes every call and keeps none of it. */
export function mockCanvas(): void {
  const nothing = (): unknown => undefined;
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'measureText' ? () => ({ width: 10 }) : nothing),
      set: () => true,
    },
  );
  HTMLCanvasElement.prototype.getContext = (() =>
    context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  const path = class {};
  Object.assign(
    path.prototype,
    Object.fromEntries(
      ['moveTo', 'lineTo', 'rect', 'arc', 'closePath', 'addPath', 'bezierCurveTo'].map((name) => [
        name,
        nothing,
      ]),
    ),
  );
  Object.assign(globalThis, { Path2D: path });
}
