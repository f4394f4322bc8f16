declare module "wawoff2" {
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}

declare module "wawoff2/build/decompress_binding.js" {
  const binding: {
    /** Set once WebAssembly is ready. */
    readonly calledRun?: boolean;
    onRuntimeInitialized: () => void;
    decompress(woff2: Uint8Array): Uint8Array | false;
  };
  export default binding;
}
