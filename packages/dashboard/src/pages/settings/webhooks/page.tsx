import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useWebhooksAddress } from "./address.ts";
import { DeliveriesTab } from "./deliveries/deliveries-tab.tsx";
import { EndpointsTab } from "./endpoints/endpoints-tab.tsx";
import { SignatureTab } from "./signature/signature-tab.tsx";

export function WebhooksPage() {
  const { tab, openTab } = useWebhooksAddress();
  return (
    <>
      <PageHeader
        title="Webhooks"
        description="When a generation has ended, the service posts an event to your receiver, signed with the workspace’s secret."
      />
      <Tabs
        label="Webhooks"
        open={tab}
        onOpen={openTab}
        tabs={[
          { id: "endpoints", label: "Endpoints", content: <EndpointsTab /> },
          { id: "deliveries", label: "Deliveries", content: <DeliveriesTab /> },
          { id: "signature", label: "Signature checker", content: <SignatureTab /> },
        ]}
      />
    </>
  );
}
