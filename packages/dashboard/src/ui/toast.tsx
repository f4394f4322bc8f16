import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";

/** Long enough to read twelve words twice. */
const SHOWN_MILLISECONDS = 6_000;

type Announce = (message: string) => void;

const ToastContext = createContext<Announce>(() => {});

/** Says a short thing that needs no answer: "Copied", "Key revoked". Seen at the foot of the page and read out. */
export function useToast(): Announce {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const nextId = useRef(0);
  const announce = useCallback((text: string) => {
    const id = nextId.current++;
    setMessages((shown) => [...shown.slice(-2), { id, text }]);
    setTimeout(
      () => setMessages((shown) => shown.filter((message) => message.id !== id)),
      SHOWN_MILLISECONDS,
    );
  }, []);
  return (
    <ToastContext value={announce}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-6 z-50 grid justify-items-center gap-2"
      >
        {messages.map(({ id, text }) => (
          <p
            key={id}
            className="rounded-full bg-ink px-4 py-2 text-sm font-medium text-surface shadow-raised"
          >
            {text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}
