import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useWebhooksAddress } from "./address.ts";
import { page as copy } from "./copy.ts";
import { DeliveriesTab } from "./deliveries/deliveries-tab.tsx";
import { EndpointsTab } from "./endpoints/endpoints-tab.tsx";
import { SignatureTab } from "./signature/signature-tab.tsx";

export function WebhooksPage() {
  const { tab, openTab } = useWebhooksAddress();
  return (
    <>
      <PageHeader title={copy.title} description={copy.about} />
      <Tabs
        label={copy.title}
        open={tab}
        onOpen={openTab}
        tabs={[
          { id: "endpoints", label: copy.endpoints, content: <EndpointsTab /> },
          { id: "deliveries", label: copy.deliveries, content: <DeliveriesTab /> },
          { id: "signature", label: copy.signature, content: <SignatureTab /> },
        ]}
      />
    </>
  );
}
