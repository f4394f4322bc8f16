import type { ExportKind, ExportView } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { exporting as copy } from "./copy.ts";
import { saveFile } from "./save-file.ts";

const LOOK_MILLISECONDS = 700;

export interface Exporting {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly ready: ExportView | null;
  readonly start: () => void;
}

/** Asks for a kit or a guideline, waits until it is made, and then saves it. */
export function useExporting(brandId: string, projectId: string, kind: ExportKind): Exporting {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: () => api.post<ExportView>(`${path}/brands/${brandId}/exports`, { kind }),
    onSuccess: (made) => {
      client.setQueryData([`${path}/exports/${made.id}`], made);
      setId(made.id);
    },
  });
  const state = useQuery({
    queryKey: [`${path}/exports/${id}`],
    queryFn: () => api.get<ExportView>(`${path}/exports/${id}`),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.status === "queued" ? LOOK_MILLISECONDS : false),
  });
  const view = id === null ? undefined : state.data;
  const saved = useRef<string | null>(null);
  useEffect(() => {
    if (view?.status !== "ready" || saved.current === view.id) return;
    saved.current = view.id;
    saveFile(contentUrl(path, view.id), view.file_name);
    void client.invalidateQueries({ queryKey: [`${path}/projects/${projectId}/exports`] });
  }, [view, path, projectId, client]);
  const failed = view?.status === "failed" ? new ApiError(0, "export_failed", COULD_NOT_BE_MADE) : null;
  return {
    isBusy: request.isPending || view?.status === "queued",
    error: request.error ?? state.error ?? failed,
    ready: view?.status === "ready" ? view : null,
    start: () => {
      saved.current = null;
      setId(null);
      request.mutate();
    },
  };
}

const COULD_NOT_BE_MADE = copy.failed;

export function contentUrl(workspacePath: string, exportId: string): string {
  return `/api${workspacePath}/exports/${exportId}/content`;
}
