"""What the API offers: one module per resource, each for threads and for asyncio."""
