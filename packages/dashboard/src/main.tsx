import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { createAppRouter, leaveForEntry } from "./router.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import "./styles.css";

const client = createQueryClient({ onSessionEnded: (code) => leaveForEntry(router, client, code) });
const router = createAppRouter(client);

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
