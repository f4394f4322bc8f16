/** What is used of WebAssembly: the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number; readonly maximum: number; readonly shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: { readonly [name: string]: { readonly [name: string]: unknown } });
    readonly exports: { readonly [name: string]: unknown };
  }
}
