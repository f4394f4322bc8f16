import { type Application, sceneOf } from "../../applications/index.ts";
import type { Design } from "../../vocabulary.ts";
import { type Canvas, PAGE } from "./canvas.ts";
import { applications as words } from "./guide-words.ts";

type Shown = { readonly application: Application; readonly name: string; readonly use: string };

const PAGES: readonly { number: string; title: string; about: string; shown: readonly Shown[] }[] = [
  {
    number: "07",
    title: words.paper,
    about: words.paperAbout,
    shown: [
      {
        application: "business-card",
        name: words.businessCard,
        use: words.businessCardUse,
      },
      {
        application: "letterhead",
        name: words.letterhead,
        use: words.letterheadUse,
      },
      {
        application: "shop-sign",
        name: words.shopSign,
        use: words.shopSignUse,
      },
      { application: "van", name: words.van, use: words.vanUse },
    ],
  },
  {
    number: "08",
    title: words.screens,
    about: words.screensAbout,
    shown: [
      { application: "app-icon", name: words.appIcon, use: words.appIconUse },
      {
        application: "browser-tab",
        name: words.browserTab,
        use: words.browserTabUse,
      },
      { application: "social", name: words.social, use: words.socialUse },
      {
        application: "t-shirt",
        name: words.tShirt,
        use: words.tShirtUse,
      },
    ],
  },
];

/** The mark in use, four scenes per page. */
export function applications(canvas: Canvas, design: Design): void {
  for (const { number, title, about, shown } of PAGES) {
    canvas.page("#ffffff");
    canvas.head(number, title, about);
    const width = 262;
    const [across, down] = [width + 18, (width * 2) / 3 + 40];
    const left = PAGE.width - PAGE.margin - width - across;
    shown.forEach(({ application, name, use }, index) => {
      const x = left + (index % 2) * across;
      const y = 92 + Math.floor(index / 2) * down;
      canvas.scene(sceneOf(application, design), { x, y, width });
      canvas.text(name, x, y + (width * 2) / 3 + 8, { font: "heading", size: 10.5 });
      // The text beside the pictures says what each one is made with.
      const line = 94 + index * 60;
      canvas.text(name, PAGE.margin, line, { font: "heading", size: 12 });
      canvas.text(use, PAGE.margin, line + 18, { size: 10.5, width: 240, colour: canvas.quiet });
    });
  }
}
